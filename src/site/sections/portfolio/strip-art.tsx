import styles from './strip-art.module.css'

/** Strips of film across the light, one frame ringed and one crossed out. */
export function StripArt() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g transform="rotate(-14 1100 450)">
        {strips.map(({ y, shift }) => (
          <g key={y} className={styles.strip}>
            <path className={styles.base} d={`M200 ${y}H2000`} />
            <path className={styles.frames} strokeDashoffset={shift} d={`M200 ${y}H2000`} />
            <path className={styles.holes} d={`M200 ${y - 106}H2000M200 ${y + 106}H2000`} />
          </g>
        ))}
        <path
          className={styles.dim}
          d="M1197 204a34 40 0 1 1 .1 0M1122 274q0-78 75-78t75 78zM1000 414h134v76h-134zM1180 666l-44 168h110zM1330 666l-44 168h110z"
        />
        <path className={styles.sun} d="M1296 554a75 75 0 0 1 150 0z" />
        <path className={styles.figure} d="M1371 512a16 18 0 1 1 .1 0M1345 554v-24q0-26 26-26t26 26v24z" />
        <path
          className={styles.pencil}
          d="M1247 380c90-36 300-30 334 70s-70 140-210 138-190-60-164-138 170-92 296-66M1160 398l-190 138m16-152 160 170"
        />
      </g>
    </svg>
  )
}

/** How far along the film its first frame begins. */
const strips = [
  { y: 190, shift: 60 },
  { y: 470, shift: 190 },
  { y: 750, shift: 0 },
] as const
