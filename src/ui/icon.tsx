/** A drawn icon in one stroke. It is decoration: the word beside it, or the control's `aria-label`, carries the meaning. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  const filled = name in solid
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill={filled ? 'currentColor' : 'none'}
      stroke={filled ? 'none' : 'currentColor'}
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shapes[name]} fillRule="evenodd" />
    </svg>
  )
}

export type IconName = keyof typeof shapes

const solid: Partial<Record<string, true>> = { star: true, verified: true, 'check-circle': true }

const shapes = {
  'arrow-left': 'M20 12H4m7-7-7 7 7 7',
  'arrow-right': 'M4 12h16m-7-7 7 7-7 7',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4ZM10 21h4',
  calendar: 'M4 6h16v15H4ZM4 10.5h16M8 3v5M16 3v5',
  camera: 'M3 8h4l2-3h6l2 3h4v12H3ZM12 17a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  cancel: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9 9l6 6M15 9l-6 6',
  card: 'M3 6h18v13H3ZM3 10h18M6.5 15h4',
  chat: 'M4 5h16v11H9l-5 4Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'check-circle':
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm4.9 8.2-5.7 6a1 1 0 0 1-1.4 0l-2.7-2.7a1 1 0 1 1 1.4-1.4l2 2 5-5.3a1 1 0 0 1 1.4 1.4Z',
  'check-circle-outline': 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.2l2.8 2.8L16 9.5',
  chevron: 'm6 9 6 6 6-6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.2l3.5 2',
  close: 'M6 6l12 12M18 6 6 18',
  download: 'M12 3v12m-5-5 5 5 5-5M4 20h16',
  drop: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11ZM9.5 15a3 3 0 0 0 2.5 2.5',
  edit: 'M4 20h4L19.5 8.5a2.1 2.1 0 0 0-3-3L5 17ZM14 7l3 3',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  filter:
    'M4 7h9M19 7h1M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM4 17h1M11 17h9M8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  flag: 'M5 21V4c4-2 7 2 14 0v9c-7 2-10-2-14 0',
  flask: 'M9 3h6M10 3v5.5L5 18a2 2 0 0 0 1.8 3h10.4A2 2 0 0 0 19 18L14 8.5V3M7.5 14c1.5-1 3-1 4.5 0s3 1 4.5 0',
  handshake: 'M3 7h4l5 2 4-2h5v9h-3l-5 4-6-4H3ZM12 9l-3 3.5a2 2 0 0 0 3 1l2-1.5 4 4',
  hourglass: 'M7 3h10M7 21h10M8 3c0 5 3 6 4 9-1 3-4 4-4 9M16 3c0 5-3 6-4 9 1 3 4 4 4 9M9.5 18.5h5',
  house: 'M4 11.5 12 4l8 7.5M6 10v10h12V10M10 20v-5h4v5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.6v.1',
  key: 'M8 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12.5 12H21M18 12v4M8 9.5V12l1.7 1',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1',
  lock: 'M5 11h14v10H5ZM8 11V8a4 4 0 0 1 8 0v3M12 15v2.5',
  logout: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  mail: 'M3 6h18v13H3ZM3.5 7l8.5 6.5L20.5 7',
  map: 'm9 5-6 2.5V20l6-2.5 6 2.5 6-2.5V5l-6 2.5ZM9 5v12.5M15 7.5V20',
  'map-pin':
    'M12 21.5c4.5-5 7-8 7-11.5a7 7 0 0 0-14 0c0 3.5 2.5 6.5 7 11.5ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 12v.1M12 12v.1M19 12v.1',
  net: 'M5 19 15.5 8.5M13 6c2.5-2.5 6-2.5 7.5-1s1.5 5-1 7.5-6 2-7.5.5S10.5 8.5 13 6ZM3 21l2-2M14.5 6.5l5 5M17.5 5l-5 5',
  phone: 'M6 3h3.5l1.5 5-2.2 1.6a12 12 0 0 0 5.6 5.6L16 13l5 1.5V18a3 3 0 0 1-3 3C10.5 21 3 13.5 3 6a3 3 0 0 1 3-3Z',
  plus: 'M12 5v14M5 12h14',
  pump: 'M7 17.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM7 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7 6.5h6.5V4M12 14h9v5h-9M21 11v10M3 20h8',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.8 15.8 21 21',
  send: 'M3.5 11.5 20.5 4 14 20.5l-3-6.5ZM11 14l9.5-10',
  settings:
    'M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1',
  shield: 'M12 3c3 2 5.5 2.5 8 2.5 0 7-2 12-8 15.5C6 17.5 4 12.5 4 5.5 6.5 5.5 9 5 12 3ZM8.5 12l2.5 2.5 4.5-5',
  star: 'M12 2.5l2.9 6.2 6.8.8-5 4.7 1.3 6.7-6-3.4-6 3.4 1.3-6.7-5-4.7 6.8-.8Z',
  'sun-waves':
    'M3 17c1.5-1.2 3-1.2 4.5 0s3 1.2 4.5 0 3-1.2 4.5 0 3 1.2 4.5 0M3 21c1.5-1.2 3-1.2 4.5 0s3 1.2 4.5 0 3-1.2 4.5 0 3 1.2 4.5 0M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM12 1.5v.5M5.5 8h-.5M19 8h-.5M7.4 3.4l.3.3M16.6 3.4l-.3.3',
  tools: 'M14.5 6.5a4 4 0 0 1 5-4L17 5l2 2 2.5-2.5a4 4 0 0 1-5.5 5L7 18.5a2.1 2.1 0 0 1-3-3l9-9ZM4 4l5 5M14 14l5.5 5.5',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 14h9l1-14M10 11v6M14 11v6',
  trophy: 'M8 4h8v6a4 4 0 0 1-8 0ZM8 6H4c0 3 1.5 5 4.3 5M16 6h4c0 3-1.5 5-4.3 5M12 14v4M8 20.5h8',
  upload: 'M12 16V4m-5 5 5-5 5 5M4 20h16',
  user: 'M12 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM4 21c0-4.5 3.5-6.5 8-6.5s8 2 8 6.5',
  users:
    'M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM2 20c0-4 3-5.5 7-5.5s7 1.5 7 5.5M15.5 4.5a4 4 0 0 1 0 7M18 15c2.5.5 4 2 4 5',
  verified:
    'M12 1.5l2.7 2 3.3-.2 1.1 3.1 2.7 2-.9 3.2.9 3.2-2.7 2-1.1 3.1-3.3-.2-2.7 2-2.7-2-3.3.2-1.1-3.1-2.7-2 .9-3.2-.9-3.2 2.7-2L6 3.3l3.3.2ZM16.7 8.8a1 1 0 0 0-1.4 0l-4.5 4.6-2-2a1 1 0 0 0-1.5 1.4l2.8 2.8a1 1 0 0 0 1.4 0l5.2-5.4a1 1 0 0 0 0-1.4Z',
  warning: 'M12 4 2.5 20h19ZM12 10v4.5M12 17.3v.1',
} as const
