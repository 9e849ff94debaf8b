/** Written by `npm run renders`: one entry a picture, so that a page carries only its own. */
import type { SiteImage } from '../domain/site-image.ts'

export const archive: SiteImage = {
  name: 'archive',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'VNSlD8iJ',
  alt: 'A film reel under a desk lamp; behind it shelves of film cans and drives disappear into the dark',
  focus: 'right',
}

export const bridge: SiteImage = {
  name: 'bridge',
  width: 2400,
  height: 1005,
  widths: [480, 768, 960, 1600, 2400],
  hash: 'QRpk64Rm',
  alt: 'A suspension bridge with Gothic towers and lit cables over a still river at dusk',
  focus: 'middle',
}

export const cableWall: SiteImage = {
  name: 'cable-wall',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: '06ct6XCl',
  alt: 'A wall of neatly coiled cables on pegs at night under one small brass lamp, lenses, headphones and a case on the shelf below',
  focus: 'right',
}

export const cappedCamera: SiteImage = {
  name: 'capped-camera',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'K0UZt3Et',
  alt: 'A cinema camera at rest in a dark studio, a black cap on its lens and a black cloth over its back',
  focus: 'right',
}

export const choir: SiteImage = {
  name: 'choir',
  width: 1600,
  height: 900,
  widths: [480, 768, 960, 1600],
  hash: '8IzCdJHH',
  alt: 'A conductor with raised arms before a choir under three arched windows; a small remote camera watches from the side',
  focus: 'middle',
}

export const churchAfter: SiteImage = {
  name: 'church-after',
  width: 1280,
  height: 720,
  widths: [480, 768, 960, 1280],
  hash: 'xj74Wcmc',
  alt: 'The same church hall after: warm light on altar and arches, two clear screens, a small remote camera by the aisle',
  focus: 'middle',
}

export const churchBefore: SiteImage = {
  name: 'church-before',
  width: 1024,
  height: 576,
  widths: [480, 768, 1024],
  hash: 'BZPklpFh',
  alt: 'A church hall before: flat fluorescent light, cables, boxes, a washed-out projection and a camcorder on a tripod',
  focus: 'middle',
}

export const classroom: SiteImage = {
  name: 'classroom',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'KSPZgouq',
  alt: 'Three students from behind, dark against evening windows: one holds a boom, one films, one holds up a slate',
  focus: 'edge',
}

export const conference: SiteImage = {
  name: 'conference',
  width: 2400,
  height: 1005,
  widths: [480, 768, 960, 1600, 2400],
  hash: 'RDExYxoi',
  alt: 'A conference stage seen from the aisle: a speaker between three lit screens, rows of people in the dark',
  focus: 'middle',
}

export const controlRoom: SiteImage = {
  name: 'control-room',
  width: 2400,
  height: 1005,
  widths: [480, 768, 960, 1600, 2400],
  hash: 'NJ8D7PaG',
  alt: 'Two people with headphones at a control desk, dark before a wall of monitors, one for every camera',
  focus: 'right',
}

export const cueDark: SiteImage = {
  name: 'cue-dark',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'fQ0TnfAh',
  alt: 'The cue light in the wings is dark and the headset hangs unplugged; only a blue working light is on',
  focus: 'edge',
}

export const cueGo: SiteImage = {
  name: 'cue-go',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'scIjobPp',
  alt: 'The cue light in the wings shows green; behind it a speaker seen from behind stands in beams of warm light on the stage',
  focus: 'edge',
}

export const cueStandby: SiteImage = {
  name: 'cue-standby',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'yYr4oVQI',
  alt: 'A cue light on a steel post in the wings of a stage, one of its two lamps amber; a headset hangs beside it, behind the drapes a dim stage',
  focus: 'edge',
}

export const equipmentRoom: SiteImage = {
  name: 'equipment-room',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: '98URqYXK',
  alt: 'A long dark storeroom at night: shelves of road cases on both sides, a cinema camera on its tripod under one warm lamp',
  focus: 'middle',
}

export const festival: SiteImage = {
  name: 'festival',
  width: 1280,
  height: 720,
  widths: [480, 768, 960, 1280],
  hash: 'DSfc3mV7',
  alt: 'A crowd at dusk on a riverbank before a lit festival stage; behind it a suspension bridge and the low sun',
  focus: 'middle',
}

export const floorMarks: SiteImage = {
  name: 'floor-marks',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: '5pf2lPNa',
  alt: 'A wooden stool in a pool of warm light stands exactly on its four tape marks on a dark stage floor, a roll of tape beside it',
  focus: 'right',
}

export const ghostLight: SiteImage = {
  name: 'ghost-light',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'Ch6G3N7E',
  alt: 'A single bare bulb on a stand lights an empty stage; behind it rows of empty theater seats disappear into the dark',
  focus: 'right',
}

export const hero: SiteImage = {
  name: 'hero',
  width: 2400,
  height: 1005,
  widths: [480, 768, 960, 1600, 2400],
  hash: 'AvHAfP4B',
  alt: 'From behind a camera operator with headphones: a speaker on a conference stage, small before a wall of warm light',
  focus: 'group',
}

export const interview: SiteImage = {
  name: 'interview',
  width: 2400,
  height: 1350,
  widths: [480, 768, 960, 1600, 2400],
  hash: 'qTODLdlP',
  alt: 'An interview set: an empty leather armchair between a large soft light and a reading lamp, with a cinema camera in front',
  focus: 'right',
}

export const keynote: SiteImage = {
  name: 'keynote',
  width: 2400,
  height: 1350,
  widths: [480, 768, 960, 1600, 2400],
  hash: 'd267vQOP',
  alt: 'A speaker from behind, one hand raised, facing a dark hall full of small warm lights',
  focus: 'middle',
}

export const kitCorporate: SiteImage = {
  name: 'kit-corporate',
  width: 800,
  height: 600,
  widths: [480, 800],
  hash: 'ef4VBgV1',
  alt: 'A monitor showing an interview set, a cinema camera on each side of it and a soft panel glowing behind',
  focus: 'middle',
}

export const kitEssentials: SiteImage = {
  name: 'kit-essentials',
  width: 800,
  height: 600,
  widths: [480, 800],
  hash: 'dm3jLrZh',
  alt: 'A cinema camera on a dark wooden bench with two lenses, a microphone and a wireless pack, a lamp glowing behind it',
  focus: 'middle',
}

export const kitJvc: SiteImage = {
  name: 'kit-jvc',
  width: 800,
  height: 600,
  widths: [480, 800],
  hash: 'nTQY4fiw',
  alt: 'A shoulder camera with a broadcast zoom on a road case at night, floodlights far behind it, a tripod to the right',
  focus: 'middle',
}

export const kitSony: SiteImage = {
  name: 'kit-sony',
  width: 800,
  height: 600,
  widths: [480, 800],
  hash: 'YNzRIA3C',
  alt: 'From above on dark felt: two cameras, four lenses, a sound recorder, wireless packs and headphones beside a lit tube',
  focus: 'middle',
}

export const kitStreaming: SiteImage = {
  name: 'kit-streaming',
  width: 800,
  height: 600,
  widths: [480, 800],
  hash: '1nzEgsSj',
  alt: 'Five robotic cameras in a row on a steel bench, before them a switcher with lit keys, a joystick and an encoder',
  focus: 'middle',
}

export const kitTraining: SiteImage = {
  name: 'kit-training',
  width: 800,
  height: 600,
  widths: [480, 800],
  hash: 'xxUwO8Bb',
  alt: 'An open case with three small cameras in foam; a fourth stands before it with its screen lit, beside a switcher',
  focus: 'middle',
}

export const lens: SiteImage = {
  name: 'lens',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'GO4Mu4nM',
  alt: 'The front of a cinema lens in close-up, amber and blue reflections in its glass',
  focus: 'edge',
}

export const loadIn: SiteImage = {
  name: 'load-in',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'p8Ayd0aQ',
  alt: 'A truck spills light over a wet yard at night; one of the crew pushes a case up its ramp, another checks a list',
  focus: 'right',
}

export const packageBroadcast: SiteImage = {
  name: 'package-broadcast',
  width: 960,
  height: 540,
  widths: [480, 768, 960],
  hash: 'BHCmynqj',
  alt: 'A control desk built from flight cases: a switcher with lit keys below monitors that show five cameras',
  focus: 'middle',
}

export const packageProduction: SiteImage = {
  name: 'package-production',
  width: 960,
  height: 540,
  widths: [480, 768, 960],
  hash: 'NFzK7ZQr',
  alt: 'Three cameras on tripods stand dark around a small lit stage with two empty chairs before a warm screen',
  focus: 'middle',
}

export const packageStarter: SiteImage = {
  name: 'package-starter',
  width: 960,
  height: 540,
  widths: [480, 768, 960],
  hash: 'px6G0ORm',
  alt: 'From behind a cinema camera on its tripod: two soft lights left and right of an empty leather chair',
  focus: 'middle',
}

export const podcast: SiteImage = {
  name: 'podcast',
  width: 1600,
  height: 900,
  widths: [480, 768, 960, 1600],
  hash: '7kedS6me',
  alt: 'Two broadcast microphones face each other over a walnut table, a lamp and a heavy curtain behind them',
  focus: 'edge',
}

export const portraitBusStop: SiteImage = {
  name: 'portrait-bus-stop',
  width: 960,
  height: 720,
  widths: [480, 768, 960],
  hash: 'RcpTjaPh',
  alt: 'Somebody seen from behind holds up a slate at a bus stop at night',
  focus: 'middle',
}

export const portraitConcert: SiteImage = {
  name: 'portrait-concert',
  width: 960,
  height: 720,
  widths: [480, 768, 960],
  hash: 'KtNKJyWH',
  alt: 'Somebody in headphones, seen from behind, records a band on a stage',
  focus: 'middle',
}

export const portraitKitchen: SiteImage = {
  name: 'portrait-kitchen',
  width: 800,
  height: 600,
  widths: [480, 800],
  hash: 'qLyjh9NC',
  alt: 'Somebody seen from behind films an older woman at a kitchen window',
  focus: 'middle',
}

export const prepTable: SiteImage = {
  name: 'prep-table',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'SW53gAy5',
  alt: 'A table under a desk lamp at night: a paper list with a pen on it, a slate, a lens and a closed camera case',
  focus: 'middle',
}

export const rackRoom: SiteImage = {
  name: 'rack-room',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'xWytAEc1',
  alt: 'A row of equipment racks with green and amber indicator lights and tidy cables; one work light at the end of the aisle',
  focus: 'left',
}

export const schedule: SiteImage = {
  name: 'schedule',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'tbny6hM8',
  alt: 'Shelves of equipment cases at night, each place with a paper tag on a string, some places empty, one lamp above',
  focus: 'middle',
}

export const stageDoor: SiteImage = {
  name: 'stage-door',
  width: 1600,
  height: 900,
  widths: [480, 768, 960, 1600],
  hash: 'lkcT7Ksy',
  alt: 'A dark metal door in a brick wall at night under one caged lamp, its light mirrored in the wet ground',
  focus: 'middle',
}

export const stageRamp: SiteImage = {
  name: 'stage-ramp',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'AyeMyE2t',
  alt: 'A wide ramp with handrails and a line of warm light along each edge leads up to a stage, where a low lectern waits in a pool of light',
  focus: 'right',
}

export const truss: SiteImage = {
  name: 'truss',
  width: 2400,
  height: 1005,
  widths: [480, 768, 960, 1600, 2400],
  hash: 'kQ9XxgEl',
  alt: 'A line of stage lamps on a truss throws parallel beams through the dark; one person stands below, seen from behind',
  focus: 'middle',
}

export const turntable: SiteImage = {
  name: 'turntable',
  width: 1280,
  height: 720,
  widths: [480, 768, 960, 1280],
  hash: 'mh9BEXDF',
  alt: 'A steel kettle on a turntable under a softbox, between two light tubes; the thin barrel of a probe lens comes close to it',
  focus: 'middle',
}

export const worldDesk: SiteImage = {
  name: 'world-desk',
  width: 2400,
  height: 1005,
  widths: [480, 768, 960, 1600, 2400],
  hash: 'W0Zr2Yru',
  alt: 'A dark globe on a desk: land drawn in points of light, lit lines from Portland to other cities, clocks on the wall behind',
  focus: 'middle',
}

export const youngCrew: SiteImage = {
  name: 'young-crew',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'JUkSIICa',
  alt: 'Three young people, seen from behind, watch a monitor under a tent with string lights; their camera waits on its tripod',
  focus: 'middle',
}

/** All of them, for checks. */
export const images: readonly SiteImage[] = [
  archive,
  bridge,
  cableWall,
  cappedCamera,
  choir,
  churchAfter,
  churchBefore,
  classroom,
  conference,
  controlRoom,
  cueDark,
  cueGo,
  cueStandby,
  equipmentRoom,
  festival,
  floorMarks,
  ghostLight,
  hero,
  interview,
  keynote,
  kitCorporate,
  kitEssentials,
  kitJvc,
  kitSony,
  kitStreaming,
  kitTraining,
  lens,
  loadIn,
  packageBroadcast,
  packageProduction,
  packageStarter,
  podcast,
  portraitBusStop,
  portraitConcert,
  portraitKitchen,
  prepTable,
  rackRoom,
  schedule,
  stageDoor,
  stageRamp,
  truss,
  turntable,
  worldDesk,
  youngCrew,
]
