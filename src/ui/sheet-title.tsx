import { Icon } from './icon.tsx'

/** The heading of a `drawer` and, on phones, where that is a sheet, its close button. */
export function SheetTitle({ sheet, title }: { sheet: string; title: string }) {
  return (
    <div className="flex items-center justify-between">
      <h2 className="text-heading">{title}</h2>
      <button
        type="button"
        popoverTarget={sheet}
        popoverTargetAction="hide"
        aria-label="Close"
        className="-mr-2 grid size-11 place-items-center rounded-full hover:bg-mist md:hidden"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
