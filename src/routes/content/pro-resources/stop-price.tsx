import { Link } from '../../../ui/link.tsx'

/** A worked example: what one weekly stop costs the pro. */
export function StopPrice() {
  return (
    <section aria-labelledby="stop-price" className="bg-tint-sun py-16 text-on-tint-sun md:py-24">
      <div className="wrap grid items-start gap-x-14 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 id="stop-price" className="text-title">
            What a stop costs you
          </h2>
          <p className="mt-4 max-w-narrow">
            Put your own numbers in the right column before you set a price. The ones here are an example: one
            technician, fourteen stops a day, drive time included.
          </p>
          <p className="mt-2">
            <Link to="/blog/pricing-weekly-service" className="link inline-flex min-h-11 items-center text-inherit">
              The whole calculation, explained
            </Link>
          </p>
        </div>
        <table className="w-full">
          <caption className="sr-only">An example of the cost of one weekly stop</caption>
          <tbody>
            {rows.map(([item, how, cost]) => (
              <tr key={item} className="border-t border-control">
                <th scope="row" className="py-3 pr-4 text-left leading-snug font-bold wrap-anywhere">
                  {item}
                  <span className="block text-small font-normal">{how}</span>
                </th>
                <td className="py-3 text-right font-display text-name font-bold [font-variant-numeric:tabular-nums]">
                  {cost}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t-3 border-current">
              <th scope="row" className="py-4 text-left font-display text-name">
                A stop costs
              </th>
              <td className="py-4 text-right font-display text-subtitle leading-none font-bold [font-variant-numeric:tabular-nums]">
                $27.35
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}

const rows: [item: string, how: string, cost: string][] = [
  ['Time', '34 minutes with the drive, $28 an hour with payroll taxes', '$15.87'],
  ['Chemicals', 'An average over the season', '$5.50'],
  ['Truck and fuel', '4 miles at 70 cents', '$2.80'],
  ['Insurance, phone, software, office', 'A year of it, shared by all stops', '$3.18'],
]
