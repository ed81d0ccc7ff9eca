import { Link } from '../ui/link.tsx'
import { Logo } from '../ui/logo.tsx'
import { footerColumns } from './links.ts'

export function Footer({ year }: { year: number | undefined }) {
  return (
    <footer className="border-t border-line bg-sand">
      <div className="wrap footer-columns">
        <div>
          <Link to="/" aria-label="Poolwell, home" className="inline-block py-1">
            <Logo />
          </Link>
          <p className="mt-4 max-w-narrow text-soft">
            One request goes to one pro. No commission, no bidding, and reviews only from real customers.
          </p>
        </div>
        <nav aria-label="Footer" className="pair-grid gap-x-6 gap-y-10 sm:grid-cols-4">
          {footerColumns.map((column) => (
            <div key={column.title}>
              <h2 className="text-base tracking-normal">{column.title}</h2>
              <ul className="mt-2">
                {column.links.map((link) => (
                  <li key={link.to}>
                    <Link
                      to={link.to}
                      reloadDocument={link.to.startsWith('/api/')}
                      className="inline-flex min-h-11 min-w-11 items-center text-small text-soft hover:text-ink hover:underline md:min-h-9"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="wrap">
        <p className="border-t border-line py-6 text-small text-soft">© {year} Poolwell. You pay your pro directly.</p>
      </div>
    </footer>
  )
}
