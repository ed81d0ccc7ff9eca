import { contentPages } from '../shell/content-pages.ts'

/** The public pages whose addresses are always the same, for the sitemap and the crawler of the tests. */
export const publicPages = ['/', '/find-pros', '/blog', '/contact', ...contentPages.map((path) => `/${path}`)]
