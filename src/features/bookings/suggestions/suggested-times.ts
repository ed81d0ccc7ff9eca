/** How many times one suggestion may name. */
export const mostSuggested = 3
