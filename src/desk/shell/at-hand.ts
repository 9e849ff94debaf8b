import { createCell } from '../state/cell.ts'

export type HandyCommand = { readonly id: string; readonly label: string; readonly act: () => void }

/** What can be done to the inquiry that is on the screen; the palette offers it. */
export const atHand = createCell<readonly HandyCommand[]>([])
