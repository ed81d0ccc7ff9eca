import type { ComponentProps } from 'react'

/** One of a row of choices: a radio button or, by its `type`, a checkbox that looks like a chip. */
export function ChoiceChip({ children, className = '', ...control }: ComponentProps<'input'>) {
  return (
    <label className={`${look} ${className}`}>
      <input type="radio" {...control} className="absolute inset-0 appearance-none rounded-field" />
      {children}
    </label>
  )
}

const look =
  'relative min-h-11 place-items-center text-center rounded-field border-[1.5px] border-control bg-card text-small font-bold ' +
  'group-aria-invalid:border-danger hover:border-pool has-checked:border-pool has-checked:bg-chosen has-checked:text-on-chosen'
