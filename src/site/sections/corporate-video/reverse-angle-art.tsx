import still from '../../../ui/media/still.module.css'
import { guestProfile } from './guest-profile.ts'
import styles from './reverse-angle-art.module.css'

/** The interview from the side: cameras, light, guest, boom and monitor, each with a line to its list. */
export function ReverseAngleArt() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 1200 500"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
    >
      <path className={still.glow} d="M700 60H860V300H700Z" />
      <path className={still.line} d="M700 60H860V300H700ZM780 60V300M700 180H860" />
      <path className={still.lit} d="M640 96 912 60 960 430H770L640 256Z" />
      <path className={still.glow} d="M1066 230 1140 206V344L1066 296Z" />
      <path className={styles.steel} d={stands} />
      <path className={styles.arm} d="M1030 76 872 122" />
      <path className={still.rim} d={operator} />
      <path className={still.rim} d={`${bigCamera}${smallCamera}M598 150 640 96V256L598 202Z`} />
      <path className={still.lamp} d="M640 96 648 92V260L640 256ZM1061 230H1065V296H1061Z" />
      <path className={still.rim} d="M868 300H944L938 356H872Z" />
      <path className={still.rim} transform="translate(704 166)scale(.15)" d={guestProfile} />
      <path className={still.rim} d={chair} />
      <path className={still.rim} d={`M878 110 830 128 834 140 884 124Z${cart}`} />
      <path className={still.rim} d={client} />
      <path className={still.line} d="M0 430H1200" />
      <path className={styles.lead} d={leads.map(({ d }) => d).join('')} />
      <path className={styles.dot} d={leads.map(({ dot }) => dot).join('')} />
    </svg>
  )
}

/** Lines from each object to the rule of its list; the style sheet places the lists at the same distances. */
const leads = (
  [
    [86, 240],
    [178, 238],
    [414, 292],
    [624, 190],
    [846, 130],
    [1053, 262],
  ] as const
).map(([x, y], list) => ({ d: `M${x} ${y} ${list * 204 + 0.5} 440V500`, dot: `M${x} ${y}h0` }))

const operator =
  'M10 432 14 330C4 300 2 262 10 240C16 230 22 226 26 222C18 212 16 196 22 186C30 174 52 174 58 188C61 198 58 214 50 220C52 226 58 228 64 236L94 252 90 264 56 256C60 290 58 310 62 336L70 432H50L40 350 28 432Z'
const bigCamera =
  'M76 214H140V262H76ZM140 222H180V254H140ZM180 214H198V262H180ZM86 204H124V214H86ZM100 262H122V276H100ZM58 222H76V240H58Z'
const smallCamera =
  'M376 272H430V314H376ZM430 280H464V306H430ZM464 274H478V312H464ZM384 262H416V272H384ZM392 314H424V326H392ZM366 400H458V412H366Z'
const stands =
  'M110 270 78 430M110 270 144 430M110 270V430M326 421H502M408 322 380 404M408 322 442 404M618 200V430M588 430 618 380 650 430M1000 430V90M970 430 1000 380 1030 430M1060 300V400'
const chair =
  'M862 352H960V366H862ZM950 256H962V366H950ZM950 366H958V432H950ZM866 366H874V432H866ZM806 336H900V356H828L832 420H846V432H804V420H812Z'
const cart = 'M1046 226H1060V300H1046ZM1034 394H1094V406H1034ZM1038 406h8v26h-8ZM1082 406h8v26h-8Z'
const client =
  'M1140 432V352C1134 330 1132 300 1144 284C1150 278 1156 276 1158 270C1148 262 1144 246 1150 236C1158 224 1180 226 1184 240C1187 252 1182 264 1176 270C1178 276 1184 278 1190 286C1200 300 1199 330 1193 352V432Z'
