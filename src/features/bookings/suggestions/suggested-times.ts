/** How many times one suggestion may name. */
export const mostTimes = 3
