/** Marks everything that was made up as an example; see the folder `illustrative`. */
export function ExampleMark({ className = '' }: { className?: string }) {
  return (
    <span
      className={`inline-block rounded-full border border-current px-2 py-0.5 align-middle font-sans text-caption leading-tight font-semibold tracking-normal ${className}`}
    >
      Example
    </span>
  )
}
