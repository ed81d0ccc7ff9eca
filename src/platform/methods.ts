/** Methods that request something to read. */
export const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** Methods that change nothing. */
export const safeMethods: ReadonlySet<string> = new Set([...readingMethods, 'OPTIONS'])
