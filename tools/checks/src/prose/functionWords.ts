/** Function words by their kind. A text that consists mostly of them does not name its subject. */
const groups = [
  // articles, numbers and quantities in place of a noun
  'a an the one ones two both each every all any some none either neither many much few little several less least enough lot',
  // pronouns
  'i me my mine we us our ours you your yours he him his she her hers it its they them their theirs itself himself herself',
  'themselves myself yourself ourselves oneself this that these those such same other others another else own everybody',
  'everyone everything anybody anyone anything somebody someone something nobody nothing whoever whomever whatever whichever',
  // question words
  'who whom whose what which when where why how whether wherever whenever however',
  // prepositions
  'about above across after against along among around as at before behind below beneath beside besides between beyond but by',
  'despite down during except for from in inside into like near of off on onto out outside over past per since through',
  'throughout till to toward towards under until unto up upon via with within without',
  // conjunctions, adverbs of place and time, negation
  'and or nor so yet if then than though although because while once unless lest not no yes here there now ever never',
  'always again also too very just still only even more most almost rather quite perhaps maybe away back together',
  // auxiliary verbs
  'am is are was were be been being do does did done doing have has had having can could may might must shall should will would',
  'cannot let lets',
  // empty words with their forms
  'thing things way ways say says said saying tell tells told telling come comes came coming go goes went gone going',
  'take takes took taken taking keep keeps kept keeping give gives gave given giving know knows knew known knowing',
  'get gets got gotten getting make makes made making',
  // contractions without their apostrophe
  'dont doesnt didnt isnt arent wasnt werent cant couldnt wont wouldnt hasnt havent its thats whats theres youre theyre',
]

export const functionWords: ReadonlySet<string> = new Set(
  groups.flatMap((group) => group.split(' ')),
)
