import sprite from './icons.svg?no-inline'

/**
 * An icon drawn in one stroke, from a file with all icons, which needs no script. It is decorative; the text next to
 * it, or the control's `aria-label`, has the meaning.
 */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg width="20" height="20" aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={symbolOf(name)} />
    </svg>
  )
}

/** The address of a symbol, for drawings made of several. */
export function symbolOf(name: IconName): string {
  return `${sprite}#${name}`
}

/** The symbols of `icons.svg`, in its order. */
export const iconNames = [
  'arrow-left',
  'arrow-right',
  'bell',
  'calendar',
  'camera',
  'cancel',
  'card',
  'chat',
  'check',
  'check-circle',
  'check-circle-outline',
  'chevron',
  'clock',
  'close',
  'download',
  'drop',
  'edit',
  'external',
  'filter',
  'flag',
  'flask',
  'handshake',
  'heart',
  'heart-outline',
  'hourglass',
  'house',
  'info',
  'key',
  'list',
  'lock',
  'logout',
  'mail',
  'map',
  'map-pin',
  'menu',
  'more',
  'net',
  'phone',
  'plus',
  'pump',
  'search',
  'send',
  'settings',
  'shield',
  'star',
  'star-row',
  'sun-waves',
  'tools',
  'trash',
  'trophy',
  'upload',
  'user',
  'users',
  'verified',
  'warning',
] as const
export type IconName = (typeof iconNames)[number]
