import bridge from '../bridge-art.module.css'
import { guestProfile } from './guest-profile.ts'
import styles from './interview-art.module.css'

/** A guest in the key light, the boom just out of frame, focus on the eyes. */
export function InterviewArt() {
  return (
    <svg
      className={`${bridge.art} ${styles.art}`}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="key-light" gradientUnits="userSpaceOnUse" x1="930" x2="1330">
          <stop stopOpacity="0.4" />
          <stop offset="1" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="rim-light" gradientUnits="userSpaceOnUse" x1="1150" x2="1330">
          <stop />
          <stop offset="1" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path
        className={styles.far}
        d="M1030 330h0M1480 250h0M1120 150h0M1560 420h0M1390 120h0M1090 440h0M1530 150h0M1240 110h0"
      />
      <path fill="url(#key-light)" stroke="none" d="M930 160 1400 90V900H1200L930 432Z" />
      <path className={styles.lamp} d="M862 190 930 160V432L862 400Z" />
      <path className={styles.steel} d="M862 190 840 290 862 400M900 418V900M850 900 900 640 950 900" />
      <path className={styles.guest} stroke="url(#rim-light)" d={guestProfile} />
      <path className={styles.boom} d="M1600 132 1310 176" />
      <path className={styles.steel} d="M1316 163 1206 182 1209 199 1320 184Z" />
      <path
        className={styles.focus}
        d="M1130 330V296H1164M1266 296H1300V330M1300 426V460H1266M1164 460H1130V426"
      />
    </svg>
  )
}
