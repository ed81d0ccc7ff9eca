import { CheckList } from '../../ui/check-list.tsx'

/** The illustration of a pool with our promises in its sky: tall enough for both, however short the page. */
export function EntranceScene() {
  return (
    <div className="relative isolate hidden max-h-[46rem] min-h-[34rem] overflow-hidden rounded-panel p-10 lg:block">
      <img src="/pictures/hero-phone.svg" alt="" loading="lazy" className="absolute inset-0 -z-10 size-full" />
      <CheckList points={promises} className="font-display text-name font-bold" />
    </div>
  )
}

const promises = ['One request goes to one pro', 'No commission and no bidding', 'Reviews only from real customers']
