import { createCell } from '../state/cell.ts'

/** True once a call was refused because the session is over. What is on the screen stays, and so does what was typed. */
export const sessionEnded = createCell(false)
