export interface SiteLink {
  to: string
  label: string
}

export const mainLinks: SiteLink[] = [
  { to: '/', label: 'Home' },
  { to: '/find-pros', label: 'Find Pros' },
  { to: '/services', label: 'Services' },
  { to: '/how-it-works', label: 'How it works' },
]

export const footerColumns: { title: string; links: SiteLink[] }[] = [
  {
    title: 'For homeowners',
    links: [
      { to: '/find-pros', label: 'Find pros' },
      { to: '/services', label: 'Services' },
      { to: '/how-it-works', label: 'How it works' },
      { to: '/reviews', label: 'Reviews' },
      { to: '/trust-safety', label: 'Trust and safety' },
    ],
  },
  {
    title: 'For pros',
    links: [
      { to: '/pro-signup', label: 'Become a pro' },
      { to: '/pro-resources', label: 'Pro resources' },
      { to: '/success-stories', label: 'Success stories' },
      { to: '/pro-community', label: 'Pro community' },
      { to: '/subscription-plans', label: 'Membership plans' },
      { to: '/api/cancel-subscription', label: 'Cancel membership' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/about', label: 'About' },
      { to: '/careers', label: 'Careers' },
      { to: '/press', label: 'Press' },
      { to: '/blog', label: 'Blog' },
      { to: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms', label: 'Terms' },
      { to: '/cookies', label: 'Cookies' },
    ],
  },
]
