import { plural } from '../../../ui/format.ts'
import { Lane } from '../../../ui/lane.tsx'

/** The states with the most pros as pool lanes: the longer the lane, the more pros. */
export function WhereProsAre({ states }: { states: readonly { state: string; pros: number }[] }) {
  const most = Math.max(...states.map(({ pros }) => pros))
  return (
    <section aria-labelledby="where" className="bg-sand py-16 md:py-20">
      <div className="wrap grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <h2 id="where" className="text-title">
            Where pros are
          </h2>
          <p className="mt-3 text-soft">Pros with a listed profile, today.</p>
        </div>
        <ul className="grid gap-2.5">
          {states.map(({ state, pros }) => (
            <li key={state} className="grid grid-cols-[3rem_1fr_5.5rem] items-center gap-3">
              <b>{state}</b>
              <Lane share={pros / most} bed="fill-card" className="h-5" />
              <span className="text-right text-small text-soft [font-variant-numeric:tabular-nums]">
                {plural(pros, 'pro')}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
