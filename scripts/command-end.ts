/** Ends a command that failed with the reason instead of a stack. */
export function endWithMessage(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  console.error(message)
  if (message.includes('is in use by another Poolwell')) {
    console.error('Stop that server first: the embedded database belongs to one process at a time.')
  }
  process.exitCode = 1
}
