import {
  type ComponentProps,
  type FormEvent,
  type MouseEvent,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { Form as RouterForm, useRouteLoaderData } from 'react-router'
import { ChangedFields, useChangedFields } from './changed-fields.ts'
import { Icon } from './icon.tsx'
import type { FieldErrors } from '../platform/refusal.ts'

/** A form that says which user its page was rendered for when it posts; errors disappear as their fields change. */
export function Form({ children, onChange, onSubmit, ...props }: ComponentProps<typeof RouterForm>) {
  const { changes, note, noteSent } = useChangedFields()
  return (
    <RouterForm
      {...props}
      onChange={(event) => {
        note(event)
        onChange?.(event)
      }}
      onSubmit={(event) => {
        if (holdsHalf(event)) return
        noteSent()
        onSubmit?.(event)
      }}
    >
      <ChangedFields value={changes}>{children}</ChangedFields>
      {props.method === 'post' ? <ViewerField /> : null}
    </RouterForm>
  )
}

/** A date without its year would arrive as none at all: the browser says what is missing (docs/decisions/062). */
function holdsHalf(event: FormEvent<HTMLFormElement>): boolean {
  const fields = Array.from(event.currentTarget.querySelectorAll('input'))
  const half = fields.find(({ validity }) => validity.badInput)
  if (!half) return false
  event.preventDefault()
  half.reportValidity()
  return true
}

/** Another tab may have logged in as somebody else since: the server refuses a form of the previous user. */
export function ViewerField() {
  const id = useViewerId()
  return id ? <input type="hidden" name="viewer" value={id} /> : null
}

/** The user for whom the page was rendered. */
export function useViewerId(): string | undefined {
  return useRouteLoaderData<{ viewer: { id: string } | null }>('root')?.viewer?.id
}

/**
 * What went wrong with a form, above its fields, each error with a link to its field. When it appears, the first
 * invalid field is focused, or this box if there is none; whoever goes on typing by then stays there.
 */
export function ErrorSummary({ message, fields, labels }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const { names, isNews } = useContext(ChangedFields)
  const goesOn = useEffectEvent(() => names.length > 0 && document.activeElement?.matches('input, select, textarea'))
  // A failed submit leaves focus on the button, far from the error: only script can move it.
  useEffect(() => {
    if (goesOn()) return
    const first = box.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (message || Object.keys(fields ?? {}).length > 0) (first ?? box.current)?.focus()
  }, [message, fields])

  const named = Object.keys({ ...labels, ...fields }).filter((name) => fields?.[name])
  const wrong = named.filter((name) => !names.includes(name))
  if (wrong.length === 0 && !(named.length > 0 ? isNews : message)) return null
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
        <ul className="mt-1 list-disc pl-5 empty:hidden">
          {wrong.map((name) => {
            const [link, rest] = linked(labels?.[name] ?? labelFrom(name), fields?.[name] ?? '')
            return (
              <li key={name} className="min-h-6">
                <a href={`#wrong-${name}`} onClick={focusField} className="underline">
                  {link}
                </a>
                {rest}
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}

interface ErrorSummaryProps {
  /** One sentence for the whole form: "Login failed". */
  message?: string | null
  /** Field → message, as a failed action returns it. */
  fields?: Readonly<FieldErrors>
  /** The names of the fields, in the order of the form, for those whose `name` is not readable. */
  labels?: Readonly<Record<string, string>>
}

/**
 * The label and then the message, unless the message itself begins with it: "Price: Price is required" says it twice.
 */
function linked(label: string, message: string): [link: string, rest: string] {
  const [first = label] = label.split(' ')
  return message.startsWith(`${first} `) ? [message, ''] : [label, `: ${message}`]
}

/** "First name" from `firstName`. */
function labelFrom(name: string): string {
  return name.replace(/^.|[A-Z]/g, (letter, at: number) => (at ? ` ${letter.toLowerCase()}` : letter.toUpperCase()))
}

// Following the link would be a navigation, after which the router discards the answer with these errors.
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
