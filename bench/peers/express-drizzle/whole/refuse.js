/**
 * Answered by the error handler of the server.
 * @returns {never}
 */
export function refuse(status, message) {
  throw Object.assign(new Error(message), { status })
}
