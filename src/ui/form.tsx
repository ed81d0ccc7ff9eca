import { useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

/** What went wrong with a form, above its fields. On arrival the first wrong field is focused, or this box if none is. */
export function ErrorSummary({ message, fields }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  // A failed submit leaves focus on the button, far from what is to be done: only script can move it.
  useEffect(() => {
    const first = box.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (message || Object.keys(fields ?? {}).length > 0) (first ?? box.current)?.focus()
  }, [message, fields])

  const wrong = Object.values(fields ?? {})
  if (!message && wrong.length === 0) return null
  // Away from its field, this says nothing.
  const problems = new Set(wrong.filter((problem) => problem !== 'Required'))
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="flex gap-3 rounded-field bg-canceled p-4 leading-snug text-on-canceled"
    >
      <Icon name="warning" className="mt-0.5" />
      <div>
        <p className="font-bold">{message ?? 'Please check what you entered'}</p>
        {problems.size > 0 ? (
          <ul className="mt-1 list-disc pl-5">
            {[...problems].map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  )
}

interface ErrorSummaryProps {
  /** One sentence for the whole form: "Login failed". */
  message?: string | null | undefined
  /** Field → message, as a failed action returns it. */
  fields?: Readonly<Record<string, string>> | undefined
}
