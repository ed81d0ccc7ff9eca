/**
 * The first button in a form of several: Return in a field presses it. Nobody sees it or tabs to it, and what it does
 * has a visible button as well.
 */
export function ReturnKeyButton({ intent, children }: { intent: string; children: string }) {
  return (
    <button type="submit" name="intent" value={intent} className="sr-only" tabIndex={-1} aria-hidden="true">
      {children}
    </button>
  )
}
