/** Written by `npm run loops`: the prints' silent loops, by the name of the picture that each begins and ends with. */
export const loops: Readonly<Record<string, { readonly av1: string; readonly h264: string }>> = {
  interview: { av1: '/assets/loops/interview-24be1337.webm', h264: '/assets/loops/interview-84ac79c2.mp4' },
  keynote: { av1: '/assets/loops/keynote-f9ed3792.webm', h264: '/assets/loops/keynote-62d6b785.mp4' },
  turntable: { av1: '/assets/loops/turntable-05a21ece.webm', h264: '/assets/loops/turntable-83bca39b.mp4' },
}
