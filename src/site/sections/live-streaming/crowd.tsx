import styles from './crowd.module.css'

/** The backs of a row of people: heads and shoulders are the dots of two dotted lines. */
export function Crowd({ y, size }: { y: number; size: number }) {
  const dots = `0 ${size * 1.5}`
  const line = (top: number) => `M${size / 3} ${top}q80-${size / 2} 160 0t160 0`
  return (
    <g className={styles.crowd} strokeDasharray={dots}>
      <path strokeWidth={size * 1.75} d={line(y + size * 1.25)} />
      <path strokeWidth={size} d={line(y)} />
    </g>
  )
}
