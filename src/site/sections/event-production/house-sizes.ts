/** How wide the room is shown; its crops ask for the same, so that one file does for all. */
export const houseSizes = '(min-width: 96rem) 88rem, 92vw'
