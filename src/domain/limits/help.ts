/** The help chat. A conversation is kept as long as its tab. */
export const chat = {
  replyMs: 500,
  messageMax: 500,
  turnsKept: 50,
  glideMs: 1_000,
  /** How long its code and an answer may take before the visitor is told that there is no connection. */
  patienceMs: 15_000,
  /** An answer and the label of a link under it, when they are read back from the browser's storage. */
  answerMax: 4_000,
  linkMax: 200,
} as const

/** Questions that the help chat could not answer, and the ratings of its answers. */
export const help = {
  questions: { all: { burst: 300, perMinute: 60 }, client: { burst: 20, perMinute: 4 } },
  ratings: { all: { burst: 600, perMinute: 240 }, client: { burst: 40, perMinute: 10 } },
  /** Topics are names of the browser's data, such as `item:canon-eos-c70`. */
  topicMax: 80,
  ratedTopicsPerDay: 2_000,
  /** An unanswered question goes when nobody has asked it for so long, or when more were asked more often. */
  keepQuestions: { days: 180, rows: 5_000 },
  keepRatingDays: 400,
  /** Answers written by staff: how long one is, how many are published, and how many questions a list shows. */
  answerMax: 1_000,
  written: 200,
  page: 100,
  /** How long the chat waits for those answers before it goes on without them. */
  writtenMs: 1_000,
} as const
