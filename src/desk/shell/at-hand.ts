import { createCell } from '../state/cell.ts'

export type HandyCommand = { readonly id: string; readonly label: string; readonly act: () => void }

/** The commands for the inquiry that is on the screen; the palette offers them. */
export const atHand = createCell<readonly HandyCommand[]>([])
