/** The pages whose text is in `src/routes/content`, by their addresses. */
export const contentPages = [
  'services',
  'how-it-works',
  'reviews',
  'success-stories',
  'trust-safety',
  'pro-resources',
  'pro-community',
  'about',
  'careers',
  'press',
  'privacy',
  'terms',
  'cookies',
] as const

/** The public pages whose addresses are always the same, for the sitemap and the crawler of the tests. */
export const publicPages = ['/', '/find-pros', '/blog', '/contact', ...contentPages.map((path) => `/${path}`)]
