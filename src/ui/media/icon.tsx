import { classNames } from '../class-names.ts'
import styles from './icon.module.css'

/** Drawn on a 24-unit grid with a 1.5 stroke and square ends, like the frame guides. */
const shapes = {
  accessibility:
    'M12 3.75a1.25 1.25 0 1 0 0 2.5 1.25 1.25 0 0 0 0-2.5M4 9l5.25 1v4.25L7 20.5M20 9l-5.25 1v4.25L17 20.5M9.25 10h5.5M9.25 14.25h5.5',
  alert: 'M12 4 21 20H3ZM12 10v4.5M12 17v.25',
  'arrow-down': 'M12 4.5v15M5.5 13l6.5 6.5 6.5-6.5',
  'arrow-left': 'M19.5 12h-15M11 5.5 4.5 12l6.5 6.5',
  'arrow-right': 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5',
  'arrow-up': 'M12 19.5v-15M5.5 11 12 4.5l6.5 6.5',
  calendar: 'M4 6h16v14H4ZM4 10.5h16M8.5 3.5V8M15.5 3.5V8M8 14.25h2M14 14.25h2',
  chat: 'M4 5h16v11.5h-8.5L7 20.5v-4H4ZM8 9.25h8M8 12.5h5',
  check: 'M4.5 12.75 9.75 18 19.5 7',
  'chevron-down': 'M6 9.5l6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  download: 'M12 4v11.5M6.5 10.5l5.5 5.5 5.5-5.5M4.5 20h15',
  external: 'M11 5H5v14h14v-6M14 4.75h5.25V10M19 5l-8.5 8.5',
  eye: 'M2.75 12C5 8 8.25 6 12 6s7 2 9.25 6C19 16 15.75 18 12 18s-7-2-9.25-6M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  'eye-off':
    'M9.5 6.4A9.6 9.6 0 0 1 12 6c3.75 0 7 2 9.25 6a13 13 0 0 1-2.4 3.1M15.6 17.25A9.3 9.3 0 0 1 12 18c-3.75 0-7-2-9.25-6A13 13 0 0 1 6 8.2M4.5 4.5l15 15',
  info: 'M12 3.75a8.25 8.25 0 1 0 0 16.5 8.25 8.25 0 0 0 0-16.5M12 11v5.5M12 7.75V8',
  list: 'M5 4.5h14v16H5ZM9 2.75h6V6.5H9ZM8.5 11.5h7M8.5 15.5h4',
  mail: 'M3.5 6h17v12.5h-17ZM4 6.75l8 6.5 8-6.5',
  menu: 'M4 7h16M4 12h16M4 17h10',
  minus: 'M5 12h14',
  pause: 'M8 5.5v13M16 5.5v13',
  phone:
    'M5 4h4l1.75 4.75-2.25 1.5a12 12 0 0 0 5.25 5.25l1.5-2.25L20 15v4a1.5 1.5 0 0 1-1.6 1.5A16 16 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4',
  play: 'M7.5 5v14L19 12Z',
  plus: 'M5 12h14M12 5v14',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12M15 15l5 5',
  sound: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15.5 9.25a4 4 0 0 1 0 5.5M18 6.75a7.5 7.5 0 0 1 0 10.5',
  star: 'M12 4l2.4 5.2 5.6.7-4.15 3.85L17 19.5l-5-2.85-5 2.85 1.15-5.75L4 9.9l5.6-.7Z',
  stop: 'M8.25 3.5h7.5l4.75 4.75v7.5l-4.75 4.75h-7.5L3.5 15.75v-7.5ZM12 8v5M12 15.75V16',
} as const

export type IconName = keyof typeof shapes

export const iconNames = Object.keys(shapes).filter((name): name is IconName => Object.hasOwn(shapes, name))

type IconProps = {
  name: IconName
  size?: 'small' | 'regular' | 'large' | undefined
  /** For an icon without text beside it. Without a label the icon is decorative. */
  label?: string | undefined
  className?: string | undefined
}

export function Icon({ name, size = 'regular', label, className }: IconProps) {
  const drawing = {
    className: classNames(styles.icon, className),
    'data-size': size,
    viewBox: '0 0 24 24',
    width: 24,
    height: 24,
    children: <path d={shapes[name]} />,
  } as const
  return label ? <svg {...drawing} role="img" aria-label={label} /> : <svg {...drawing} aria-hidden="true" />
}
