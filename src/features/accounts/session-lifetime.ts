/** Days after which an unused session expires, and after which any does. */
export const sessionDays = { unused: 30, most: 90 } as const
