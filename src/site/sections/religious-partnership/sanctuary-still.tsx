import styles from './sanctuary-still.module.css'

type StillProps = {
  /** What the picture shows, for those who cannot see it. */
  alt: string
}

/** The main partner's room before: dim, and nobody knows which cable matters. */
export function SanctuaryBefore({ alt }: StillProps) {
  return (
    <svg
      className={styles.still}
      data-tone="stage"
      data-light="dim"
      viewBox="0 0 640 360"
      role="img"
      aria-label={alt}
    >
      <Room />
      <defs>
        <radialGradient id="sanctuary-haze">
          <stop className={styles.haze} stopOpacity="0.4" />
          <stop className={styles.haze} offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="266" cy="58" r="170" fill="url(#sanctuary-haze)" />
      <path className={styles.wire} d="M266 0V52" />
      <circle className={styles.lamp} cx="266" cy="58" r="5" />
      {/* Speakers stacked where they last worked, stands that lean. */}
      <path
        className={styles.gear}
        d="M196 170h34v70h-34zM200 140l28-4 3 34-29 2zM408 190h30v50h-30zM444 202l26 5-7 40-26-5z"
      />
      <path
        className={styles.rim}
        d="M204 184h18v20h-18zM204 212h18v20h-18zM413 196h20v16h-20zM413 218h20v16h-20z"
      />
      <path
        className={styles.wire}
        d="M292 240 276 166M268 242l34-6M352 240l22-82M340 240l30 4M374 158l16 8"
      />
      <path className={styles.cable} d={tangle} />
      <Pews />
      {/* The desk, on a table among the pews, and what hangs from it. */}
      <path
        className={styles.gear}
        d="M424 300h156v10H424zM436 310h8v50h-8zM560 310h8v50h-8zM438 268h116l16 32H428z"
      />
      <path
        className={styles.rim}
        d="M450 276h88M447 283h97M443 291h107M462 270v26M482 270v26M502 270v26M522 270v26"
      />
      <path
        className={styles.cable}
        d="M446 272c-60 10-40 50-80 44s-50 30 6 36 90-24 56-38-110 30-60 50M552 272c40 10 60-6 84 26s-40 60-70 34"
      />
    </svg>
  )
}

/** The same room after: lit, on camera, and run by its own youth. */
export function SanctuaryAfter({ alt }: StillProps) {
  return (
    <svg
      className={styles.still}
      data-tone="stage"
      data-light="lit"
      viewBox="0 0 640 360"
      role="img"
      aria-label={alt}
    >
      <defs>
        <linearGradient id="sanctuary-glow" x2="0" y2="1">
          <stop className={styles.dusk} />
          <stop className={styles.noon} offset="1" />
        </linearGradient>
      </defs>
      <Room />
      <path
        className={styles.beam}
        d="M206 34 250 244h60L216 34ZM300 34 268 244h84L312 34ZM336 34 296 244h84L346 34ZM424 34 332 244h60L434 34Z"
      />
      <path className={styles.pool} d="M216 244a104 12 0 1 0 208 0a104 12 0 1 0-208 0" />
      <path className={styles.truss} d={truss} />
      <path
        className={styles.near}
        d="M204 26h16v14h-16zM298 26h16v14h-16zM334 26h16v14h-16zM422 26h16v14h-16z"
      />
      <path className={styles.screen} d="M112 104 186 114V166L112 172ZM528 104 454 114V166L528 172Z" />
      <path
        className={styles.gear}
        d="M150 126a11 13 0 1 1-.1 0M128 171q2-20 22-20t22 17zM490 126a11 13 0 1 1-.1 0M468 168q2-17 22-17t22 20z"
      />
      {/* The speaker and the lectern, in the light. */}
      <path
        className={styles.near}
        d="M318 184a9 10 0 1 1 .1 0M302 240v-34q0-24 16-24t16 24v34zM338 204h26l-4 38h-18z"
      />
      <Pews />
      <path className={styles.near} d={crew(96)} />
      <path className={styles.finder} d="M100 236h34v20h-34z" />
      <path className={styles.near} transform="matrix(-1 0 0 1 640 0)" d={crew(84)} />
      <path className={styles.finder} d="M518 236h34v20h-34z" />
      {/* In the aisle, the one who calls the show. */}
      <path
        className={styles.near}
        d="M320 308a15 17 0 1 1 .1 0M280 360v-16q2-30 40-34q38 4 40 34v16zM302 284h6v16h-6z"
      />
    </svg>
  )
}

function Room() {
  return (
    <>
      <path className={styles.wall} d="M0 0H640V360H0Z" />
      <path className={styles.vault} d="M0 0 190 56V250L0 330ZM640 0 450 56V250L640 330Z" />
      <path className={styles.end} d="M190 56 320 8 450 56V252H190Z" />
      <path className={styles.arch} d="M222 250V128Q222 66 320 34Q418 66 418 128V250Z" />
      <path
        className={styles.window}
        d="M320 74a36 36 0 1 0 .1 0M250 236V166q0-22 14-32q14 10 14 32v70ZM362 236V166q0-22 14-32q14 10 14 32v70Z"
      />
      <path
        className={styles.lead}
        d="M320 74V146M284 110H356M295 85 345 135M345 85 295 135M264 136V236M376 136V236M250 186h28M362 186h28"
      />
      <path
        className={styles.rib}
        d="M0 0 190 56M640 0 450 56M320 8V0M60 0 222 46M580 0 418 46M150 0 260 30M490 0 380 30"
      />
      <path
        className={styles.pillar}
        d="M24 0H56V338L24 350ZM104 24H126V300L104 308ZM156 42H170V272L156 277ZM616 0H584V338L616 350ZM536 24H514V300L536 308ZM484 42H470V272L484 277Z"
      />
      <path className={styles.floor} d="M190 250H450L640 330V360H0V330Z" />
      <path className={styles.step} d="M176 262 204 238H436L464 262V272H176Z" />
    </>
  )
}

function Pews() {
  return <path className={styles.pews} d={pews} />
}

/** Benches on both sides of the aisle, wider and taller towards the lens. */
const pews = [0, 1, 2, 3]
  .map((row) => {
    const y = 276 + row * 20 + row * row * 2
    const half = 152 + row * 58
    const aisle = 32 + row * 12
    const tall = 9 + row * 3
    return `M${320 - half} ${y}H${320 - aisle}v${tall}H${320 - half}ZM${320 + aisle} ${y}H${320 + half}v${tall}H${320 + aisle}Z`
  })
  .join('')

const tangle =
  'M214 240c-30 20 40 26 70 20s20 30-20 24-40-40 30-34 90 34 60 50-90-10-50-34 90-10 80 20-70 40-110 30-40-46 40-52 120 10 130-24M300 262c-60 40 90 60 40 80s-120 10-80-20 160-30 120 4'

const truss = `M176 22H464M176 32H464${Array.from({ length: 24 }, (_, panel) => {
  const x = 176 + panel * 12
  return panel % 2 === 0 ? `M${x} 22l12 10` : `M${x} 32l12-10`
}).join('')}`

/** A young operator with headphones, one hand on the camera in front of them. */
function crew(x: number): string {
  const camera = `M${x - 4} 224h46v38h-46zM${x + 42} 232l20-8v34l-20-8zM${x + 12} 262h14l30 98h-9l-24-78-24 78h-9z`
  const operator = `M${x - 24} 222a17 19 0 1 1-34 0a17 19 0 1 1 34 0M${x - 26} 214h6v18h-6zM${x - 84} 360v-60q2-48 30-58h26q22 4 34 14l-4 14-20 2v88z`
  return camera + operator
}
