/** The position of the cursor's brackets, in window pixels. */
export type Frame = { left: number; top: number; right: number; bottom: number }

export type Point = { readonly x: number; readonly y: number }

/** Elements that the brackets can close in on. */
export const aimSelector =
  'a[href], button, summary, label, [role="button"], [role="tab"], [role="switch"], [role="option"], ' +
  'input:is([type="checkbox"], [type="radio"], [type="submit"], [type="button"], [type="reset"])'

/** Elements that need the system's pointer: text fields, selects, media players and embedded documents. */
export const nativeSelector =
  'input:not([type="checkbox"], [type="radio"], [type="submit"], [type="button"], [type="reset"]), ' +
  'select, textarea, video, audio, iframe, object, embed, [contenteditable]:not([contenteditable="false"])'

const reachPx = { free: 13, near: 9, pressed: 7 }
const breathPx = { locked: 6, pressed: 3 }
/** Around a larger element, the brackets would be too far from where the visitor is looking. */
const largest = { width: 460, height: 220 }
const settleMs = 48

/** The frame to move to: around the element if it is small enough, otherwise around the pointer. */
export function aimFrame(pointer: Point, target: Readonly<Frame> | null, pressed: boolean): Frame {
  if (target && target.right - target.left <= largest.width && target.bottom - target.top <= largest.height) {
    const breath = pressed ? breathPx.pressed : breathPx.locked
    return {
      left: target.left - breath,
      top: target.top - breath,
      right: target.right + breath,
      bottom: target.bottom + breath,
    }
  }
  const reach = pressed ? reachPx.pressed : target ? reachPx.near : reachPx.free
  return {
    left: pointer.x - reach,
    top: pointer.y - reach,
    right: pointer.x + reach,
    bottom: pointer.y + reach,
  }
}

/** The piece under the pointer of an element that spans several lines. */
export function pieceUnder(pieces: Iterable<Readonly<Frame>>, { x, y }: Point): Readonly<Frame> | null {
  let first: Readonly<Frame> | null = null
  for (const piece of pieces) {
    first ??= piece
    if (x >= piece.left && x <= piece.right && y >= piece.top && y <= piece.bottom) return piece
  }
  return first
}

/** Moves the frame toward its goal, equally fast at any refresh rate. Returns true once it has arrived. */
export function easeFrame(frame: Frame, goal: Readonly<Frame>, passedMs: number): boolean {
  const share = 1 - Math.exp(-passedMs / settleMs)
  let arrived = true
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    const gap = goal[side] - frame[side]
    if (Math.abs(gap) < 0.1) frame[side] = goal[side]
    else {
      frame[side] += gap * share
      arrived = false
    }
  }
  return arrived
}
