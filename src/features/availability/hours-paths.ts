export const hoursPath = '/pro-dashboard/hours'
/** Where the form has one more row already, for hours away. */
export const blockHoursPath = `${hoursPath}?block#added`
