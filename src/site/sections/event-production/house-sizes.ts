/** The displayed width of the room. Its crops request the same size, so one file serves all of them. */
export const houseSizes = '(min-width: 96rem) 88rem, 92vw'
