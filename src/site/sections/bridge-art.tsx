import type { RenderedPath } from '../../routes.ts'
import styles from './bridge-art.module.css'

/** The company's own bridge, drawn in lights. Each page frames it with another lens. */
export function BridgeArt({ path }: { path: RenderedPath }) {
  return (
    <svg
      className={styles.art}
      viewBox={lensFor(path)}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="bridge-fade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.55" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <mask id="bridge-water" maskUnits="userSpaceOnUse" x="0" y="620" width="1600" height="280">
          <rect x="0" y="620" width="1600" height="280" fill="url(#bridge-fade)" />
        </mask>
        <g id="bridge">
          <path className={styles.steel} d={hangers} />
          <path className={styles.steel} d={towers} />
          <path className={styles.cable} d={cable} />
          <path className={styles.deck} d="M0 612H1600M0 620H1600" />
          <path className={styles.glow} d={cable} />
          <path className={styles.lights} d={cable} />
          <path className={styles.lamps} d="M10 604H1600" />
        </g>
      </defs>
      <use href="#bridge" />
      <g mask="url(#bridge-water)">
        <use href="#bridge" transform="matrix(1 0 0 -0.62 0 1008)" className={styles.reflection} />
      </g>
    </svg>
  )
}

const deckY = 612
const towerXs = [430, 1170] as const

/** The main cable hangs as a parabola between the towers and falls to the anchorages outside. */
const cable = `M-60 600Q230 470 ${towerXs[0]} 150Q800 900 ${towerXs[1]} 150Q1370 470 1660 600`

function cableY(x: number): number {
  const [left, right] = towerXs
  const t = (x - left) / (right - left)
  return (1 - t) ** 2 * 150 + 2 * (1 - t) * t * 900 + t ** 2 * 150
}

const hangers = Array.from({ length: 36 }, (_, index) => towerXs[0] + 20 * (index + 1))
  .map((x) => `M${x} ${Math.round(cableY(x))}V${deckY}`)
  .join('')

/** Gothic portals: two legs, spire, pointed arch above the roadway, cross-bracing below. */
const towers = towerXs
  .map((x) =>
    [
      `M${x - 26} 640V190L${x - 18} 150V96L${x - 14} 150`,
      `M${x + 26} 640V190L${x + 18} 150V96L${x + 14} 150`,
      `M${x - 26} 210H${x + 26}M${x - 26} 300H${x + 26}M${x - 26} 440H${x + 26}`,
      `M${x - 18} 440V360Q${x - 14} 326 ${x} 310Q${x + 14} 326 ${x + 18} 360V440`,
      `M${x - 16} 300V252Q${x - 12} 230 ${x} 218Q${x + 12} 230 ${x + 16} 252V300`,
      `M${x - 26} 440L${x + 26} ${deckY}M${x + 26} 440L${x - 26} ${deckY}`,
    ].join(''),
  )
  .join('')

const lenses = [
  '0 60 1600 840',
  '560 120 940 560',
  '250 40 900 640',
  '860 40 700 500',
  '300 260 1100 620',
  '640 80 760 640',
] as const

function lensFor(path: string): string {
  let sum = 0
  for (const character of path.slice(1)) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return lenses[path === '/' ? 0 : 1 + (sum % (lenses.length - 1))] ?? lenses[0]
}
