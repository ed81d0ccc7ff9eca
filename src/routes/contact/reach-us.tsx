import type { ReactNode } from 'react'

import { Icon, type IconName } from '../../ui/icon.tsx'
import { reachUs } from './contact-content.ts'

/** The side of the postcard with the stamp: four ways to reach us, each on its own line. */
export function ReachUs({ supportEmail }: { supportEmail: string }) {
  const { phone, email, address, hours } = reachUs
  return (
    <div>
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-heading">Or reach us here</h2>
        <Stamp />
      </div>
      <ul className="mt-6">
        <ContactLine icon="phone" title="Phone" note={phone.note}>
          <a className="link inline-flex min-h-11 items-center" href={phone.href}>
            {phone.number}
          </a>
        </ContactLine>
        <ContactLine icon="mail" title="Email" note={email.note}>
          <a className="link inline-flex min-h-11 items-center" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        </ContactLine>
        <ContactLine icon="map-pin" title="Address" note={address.note}>
          <Lines lines={address.lines} />
        </ContactLine>
        <ContactLine icon="clock" title="Support hours" note={hours.note}>
          <Lines lines={hours.lines} />
        </ContactLine>
      </ul>
    </div>
  )
}

function ContactLine({
  icon,
  title,
  note,
  children,
}: {
  icon: IconName
  title: string
  note: string
  children: ReactNode
}) {
  return (
    <li className="flex gap-4 border-t border-line py-4">
      <Icon name={icon} className="mt-0.5 size-6 text-pool" />
      <div className="min-w-0">
        <h3 className="text-base">{title}</h3>
        <div className="mt-1 wrap-anywhere">{children}</div>
        <p className="mt-0.5 text-small text-soft">{note}</p>
      </div>
    </li>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>)
}

/** A postage stamp with a picture of the sun over water. */
function Stamp() {
  return (
    <svg viewBox="0 0 72 84" aria-hidden="true" width="72" height="84" transform="rotate(3)" className="shrink-0">
      <rect
        x="2"
        y="2"
        width="68"
        height="80"
        rx="3"
        className="fill-sand stroke-line"
        strokeWidth="4"
        strokeDasharray="4 4"
      />
      <rect x="9" y="9" width="54" height="66" className="fill-tint-water" />
      <circle cx="45" cy="28" r="10" className="fill-sun" />
      <path d="M9 46h54v29H9z" className="fill-aqua" />
      <path
        d="M14 55c5-5 8-4 11 0s7 4 11 0 8-4 11 0 6 4 10 0M16 66c5-5 8-4 11 0s7 4 11 0 8-4 11 0 5 3 8 1"
        fill="none"
        stroke="#fff"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
