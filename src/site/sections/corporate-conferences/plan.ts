export type Point = readonly [x: number, y: number]

/** A room seen from above, with seats in curved rows around the middle of the stage. */
export type Room = {
  readonly middle: Point
  /** The direction that the stage faces, in degrees: 0 is down the page, 90 to the left. */
  readonly facing?: number
  /** The distance of the first row from the middle. */
  readonly radius: number
  readonly pitch: number
  readonly rows: number
}

/** Three blocks of seats with an aisle on either side of the middle one, in degrees. */
const blocks = [
  [24, 65],
  [70, 110],
  [115, 156],
] as const

/** 90 degrees is straight in front of the stage. */
export function placeAt({ middle: [x, y], facing = 0 }: Room, radius: number, degrees: number): Point {
  const turn = ((degrees + facing) * Math.PI) / 180
  return [Math.round(x + radius * Math.cos(turn)), Math.round(y + radius * Math.sin(turn))]
}

/** One line for each block of each row. */
export function seating(room: Room): string {
  return Array.from({ length: room.rows }, (_, row) => room.radius + row * room.pitch)
    .flatMap((radius) =>
      blocks.map(([from, to]) => {
        const [x, y] = placeAt(room, radius, from)
        const [endX, endY] = placeAt(room, radius, to)
        return `M${x} ${y}A${radius} ${radius} 0 0 1 ${endX} ${endY}`
      }),
    )
    .join('')
}

/** The cameras' fields of view: from each camera to both ends of a line along the stage. */
export function views(cameras: readonly Point[], [fromX, fromY]: Point, [toX, toY]: Point): string {
  return cameras.map(([x, y]) => `M${x} ${y}L${fromX} ${fromY}L${toX} ${toY}Z`).join('')
}

/** A camera's plan symbol: the body, and the lens toward the stage above. */
export function camera([x, y]: Point, size: number): string {
  const half = size / 2
  return `M${x - half} ${y}h${size}v${size}h${-size}ZM${x - half} ${y - half}h${size}L${x} ${y}Z`
}
