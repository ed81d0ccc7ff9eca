/** The pages that are there for everyone and do not depend on what the database holds. */
export const publicPages = [
  ...['/', '/find-pros', '/services', '/how-it-works', '/reviews', '/success-stories', '/trust-safety'],
  ...['/pro-signup', '/pro-resources', '/pro-community', '/blog'],
  ...['/about', '/careers', '/press', '/contact', '/privacy', '/terms', '/cookies'],
  ...['/login', '/register'],
]
