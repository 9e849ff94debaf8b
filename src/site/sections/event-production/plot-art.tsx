import type { equipmentPlot } from '../../../content/event-production/equipment-plot.ts'
import styles from './plot-art.module.css'

type Mark = (typeof equipmentPlot.positions)[number]['mark']

/** The hall from above: the stage, the rows and the key's six positions. */
export function PlotArt() {
  return (
    <svg className={styles.art} viewBox="38 12 524 636" aria-hidden="true">
      <path className={styles.seats} d={rows} />
      <path className={styles.aisle} d="M300 190V500M168 190 110 500M432 190 490 500" />
      <path className={styles.view} d="M300 560 196 92H404ZM150 400 214 92H372ZM486 150 226 92 216 150Z" />
      <path className={styles.wall} d="M40 560V24H560V470M560 520V636H420M360 636H40V610" />
      <path
        className={styles.hair}
        d="M420 636V560H560M40 560a50 50 0 0 1 50 50H40M360 636a60 60 0 0 0 60-60"
      />
      <path className={styles.stage} d="M150 60H450V130Q300 168 150 130Z" />
      <path className={styles.screen} d="M206 52H394M96 74l42-24M504 74l-42-24" />
      <path className={styles.hair} d={`M120 180H480M120 192H480M120 192${'l15-12 15 12'.repeat(12)}`} />
      <path className={styles.lamps} d="M150 198H460" />
      <path className={styles.desk} d="M262 556h76v24h-76zM250 478h100v18H250zM446 590h88v20h-88z" />
      {Object.entries(places).map(([mark, [x, y]]) => (
        <g key={mark} transform={`translate(${x} ${y})`}>
          <circle className={styles.disc} r="17" />
          <text className={styles.mark} y="7">
            {mark}
          </text>
        </g>
      ))}
    </svg>
  )
}

const places: Readonly<Record<Mark, readonly [x: number, y: number]>> = {
  A: [300, 596],
  B: [128, 412],
  C: [506, 142],
  D: [300, 206],
  E: [300, 470],
  F: [490, 612],
}

/** Curved toward the stage; seats are dots. */
const rows = Array.from({ length: 12 }, (_, row) => {
  const y = 222 + row * 22
  const half = 150 + row * 7
  return `M${300 - half} ${y}q${half} 40 ${half * 2} 0`
}).join('')
