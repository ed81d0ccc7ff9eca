import type { ComponentProps, MouseEvent, MouseEventHandler } from 'react'
import { Link } from './link.tsx'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'main' | 'quiet' | 'dark' | 'foam' | 'danger' | 'link'
type ButtonSize = 'small' | 'medium' | 'large'

interface Look {
  /**
   * `main` (coral) is for a page's one main action; all others are `primary` or `quiet`; `foam` is for water
   * backgrounds.
   */
  variant?: ButtonVariant
  size?: ButtonSize
}

/** A real button; `pending` shows the squiggle, keeps the width and the focus, and ignores further presses. */
export function Button({
  variant,
  size,
  pending = false,
  className = '',
  children,
  onClick,
  ...rest
}: ComponentProps<'button'> & Look & { pending?: boolean }) {
  return (
    <button {...rest} {...waiting(pending, onClick)} className={`${buttonClass({ variant, size })} ${className}`}>
      <span className={pending ? 'inline-flex items-center gap-2 opacity-0' : 'contents'}>{children}</span>
      {pending ? <Spinner className="absolute inset-0 m-auto" label="" /> : null}
    </button>
  )
}

/** Shows that it is waiting, and ignores presses until then. */
function waiting(pending: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) {
  return {
    'aria-disabled': pending || undefined,
    'aria-busy': pending || undefined,
    onClick: pending ? refuse : onClick,
  }
}

// Return in a field presses the button, too. Disabling it would lose the focus.
function refuse(event: MouseEvent) {
  event.preventDefault()
}

/** A link that looks like a button; not printed, like all buttons. */
export function ButtonLink({ variant, size, className = '', ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={`${buttonClass({ variant, size })} print:hidden ${className}`} />
}

/** For elements that only look like a button. */
export function buttonClass({ variant = 'primary', size = 'medium' }: Look): string {
  return `${shape} ${variants[variant]} ${variant === 'link' ? '' : sizes[size]}`
}

const shape =
  'relative inline-flex items-center justify-center gap-2 rounded-full border-2 text-center leading-tight font-bold smooth disabled:cursor-not-allowed disabled:opacity-60 aria-busy:cursor-not-allowed'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-pool bg-pool text-white hover:border-pool-hover hover:bg-pool-hover',
  main: 'border-coral bg-coral text-white hover:border-coral-hover hover:bg-coral-hover',
  quiet: 'border-outline bg-transparent text-pool-deep hover:border-pool hover:bg-mist',
  dark: 'border-ink bg-ink text-paper hover:border-pool-deep hover:bg-pool-deep hover:text-white',
  foam: 'border-foam bg-foam text-on-foam hover:border-white hover:bg-foam-soft',
  danger: 'border-danger bg-transparent text-danger hover:bg-canceled hover:text-on-canceled',
  // Aligns its text, not its padding, with what is above it.
  link: 'link -mx-1.5 min-h-11 border-transparent px-1',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 py-1.5 text-small md:min-h-10',
  medium: 'min-h-12 px-6 py-2.5',
  large: 'min-h-14 px-8 py-3',
}
