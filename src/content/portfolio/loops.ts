/** Written by `npm run loops`: the prints' silent loops, by the name of the picture that each begins and ends with. */
export const loops: Readonly<Record<string, { readonly av1: string; readonly h264: string }>> = {
  keynote: { av1: '/assets/loops/keynote-f9ed3792.webm', h264: '/assets/loops/keynote-62d6b785.mp4' },
}
