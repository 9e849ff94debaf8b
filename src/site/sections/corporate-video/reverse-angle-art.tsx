import still from '../../ui/still.module.css'
import { guestProfile } from './guest-profile.ts'
import styles from './reverse-angle-art.module.css'

/** The interview from the side: cameras, light, guest, boom and the client’s monitor, each led down to its list. */
export function ReverseAngleArt() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 1200 500"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={still.glow} d="M700 60H860V300H700Z" />
      <path className={still.line} d="M700 60H860V300H700ZM780 60V300M700 180H860" />
      <path className={still.lit} d="M640 96 912 60 960 430H770L640 256Z" />
      <path className={still.glow} d="M1066 230 1140 206V344L1066 296Z" />
      <path className={still.line} d="M0 430H1200" />
      <path className={styles.steel} d={stands} />
      <path className={styles.arm} d="M1030 76 872 122" />
      <path className={still.rim} d={operator} />
      <path className={still.rim} d={`${bigCamera}${smallCamera}M598 150 640 96V256L598 202Z`} />
      <path className={still.lamp} d="M640 96 648 92V260L640 256ZM1061 230H1065V296H1061Z" />
      <path className={still.dark} d="M868 300H944L938 356H872Z" />
      <path className={still.rim} transform="translate(704 166)scale(.15)" d={guestProfile} />
      <path className={still.rim} d={chair} />
      <path className={still.rim} d={`M878 110 830 128 834 140 884 124Z${cart}`} />
      <path className={still.rim} d={client} />
      <path className={styles.lead} d={leads.map(({ d }) => d).join('')} />
      <path className={styles.dot} d={leads.map(({ dot }) => dot).join('')} />
    </svg>
  )
}

/** From each thing to the rule at the edge of its list; the style sheet sets the lists at the same distance. */
const leads = (
  [
    [58, 240],
    [150, 238],
    [414, 292],
    [624, 190],
    [846, 130],
    [1053, 262],
  ] as const
).map(([x, y], list) => ({ d: `M${x} ${y} ${list * 204 + 0.5} 440V500`, dot: `M${x} ${y}h0` }))

const operator =
  'M-18 432-14 330C-24 300-26 262-18 240C-12 230-6 226-2 222C-10 212-12 196-6 186C2 174 24 174 30 188C33 198 30 214 22 220C24 226 30 228 36 236L66 252 62 264 28 256C32 290 30 310 34 336L42 432H22L12 350 0 432Z'
const bigCamera =
  'M48 214H112V262H48ZM112 222H152V254H112ZM152 214H170V262H152ZM58 204H96V214H58ZM72 262H94V276H72ZM30 222H48V240H30Z'
const smallCamera =
  'M376 272H430V314H376ZM430 280H464V306H430ZM464 274H478V312H464ZM384 262H416V272H384ZM392 314H424V326H392ZM366 400H458V412H366Z'
const stands =
  'M82 270 50 430M82 270 116 430M82 270V430M326 421H502M408 322 380 404M408 322 442 404M618 200V430M588 430 618 380 650 430M1000 430V90M970 430 1000 380 1030 430M1060 300V400'
const chair =
  'M862 352H960V366H862ZM950 256H962V366H950ZM950 366H958V432H950ZM866 366H874V432H866ZM806 336H900V356H828L832 420H846V432H804V420H812Z'
const cart = 'M1046 226H1060V300H1046ZM1034 394H1094V406H1034ZM1038 406h8v26h-8ZM1082 406h8v26h-8Z'
const client =
  'M1146 432V352C1140 330 1138 300 1150 284C1156 278 1162 276 1164 270C1154 262 1150 246 1156 236C1164 224 1186 226 1190 240C1193 252 1188 264 1182 270C1184 276 1190 278 1196 286L1204 300V432Z'
