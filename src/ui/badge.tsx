import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

export type BadgeTone = 'pending' | 'accepted' | 'completed' | 'canceled' | 'neutral' | 'mist' | 'sun'

/** A short text in a pill. A status always has an icon too: many people cannot rely on color alone. */
export function Badge({ tone = 'mist', icon, className = '', children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-caption leading-tight font-bold ${tones[tone]} ${className}`}
    >
      {icon ? <Icon name={icon} className="size-4" /> : null}
      {children}
    </span>
  )
}

/** The badge of a status: its tone determines the color and the icon. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <Badge tone={tone} icon={statusIcons[tone]}>
      {children}
    </Badge>
  )
}

export type StatusTone = keyof typeof statusIcons

interface BadgeProps {
  tone?: BadgeTone
  icon?: IconName
  className?: string
  children: ReactNode
}

const statusIcons = {
  pending: 'hourglass',
  accepted: 'check-circle-outline',
  completed: 'check-circle',
  canceled: 'cancel',
  neutral: 'info',
} as const satisfies Record<string, IconName>

const tones: Record<BadgeTone, string> = {
  pending: 'bg-pending text-on-pending',
  accepted: 'bg-accepted text-on-accepted',
  completed: 'bg-completed text-on-completed',
  canceled: 'bg-canceled text-on-canceled',
  neutral: 'bg-neutral text-on-neutral',
  mist: 'bg-mist text-pool-deep',
  sun: 'bg-sun text-on-sun',
}
