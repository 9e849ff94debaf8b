import type { KitId } from '../../domain/equipment/gear-kit.ts'
import type { SiteImage } from '../../domain/site-image.ts'
import { kitCorporate, kitEssentials, kitJvc, kitSony, kitStreaming, kitTraining } from '../images/images.ts'

/** The unpacked contents of each case. */
export const kitPictures: Readonly<Record<KitId, SiteImage>> = {
  essentials: kitEssentials,
  streaming: kitStreaming,
  sony: kitSony,
  jvc: kitJvc,
  corporate: kitCorporate,
  training: kitTraining,
}
