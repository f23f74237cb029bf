import {
  type Declaration,
  type DeclarationBlock,
  Features,
  type MediaQuery,
  type Rule,
  type StyleRule,
  type TokenOrValue,
  transform,
  type Visitor,
} from 'lightningcss'
import { browserFloor } from './browsers.ts'

type AnyRule = Rule<Declaration, MediaQuery>

/** Versions as lightningcss encodes them: major in the upper 16 bits, minor in the byte below. */
const targets = Object.fromEntries(
  Object.entries(browserFloor).map(([browser, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number)
    return [browser, (major << 16) | (minor << 8)]
  }),
)

/**
 * Compiles a stylesheet for the oldest supported browsers, and minifies it. Nesting becomes flat
 * rules, and colours in OKLCH become sRGB. Colours that the browser must compute keep a simple
 * colour as fallback, because an invalid custom property would leave the element without colour.
 */
export function lowerStyles(filename: string, css: string): string {
  const flat = transform({
    filename,
    code: Buffer.from(css.replaceAll(/oklch\([\d.\s%/]+\)/g, toHex)),
    include: Features.Nesting,
  })
  const { code } = transform({
    filename,
    code: flat.code,
    targets,
    exclude: Features.LightDark,
    minify: true,
    visitor: fallbacks(),
  })
  return code.toString()
}

function toHex(colour: string): string {
  const code = Buffer.from(`a{color:${colour}}`)
  const lowered = transform({ filename: 'colour.css', code, targets, minify: true })
  return /#\w+|(?<=color:)\w+/.exec(lowered.code.toString())?.[0] ?? colour
}

/** Conditions that a browser meets if it computes a kind of colours, the more demanding first. */
const conditions = ['oklch(from red l c h)', 'color-mix(in oklab,red,red)']

type Condition = (typeof conditions)[number]

/** Returns the condition that a value needs, or `undefined` if every supported browser knows it. */
function conditionOf(value: readonly TokenOrValue[]): Condition | undefined {
  const text = JSON.stringify(value)
  return conditions.find((known) => text.includes(`"name":"${known.split('(')[0]}"`))
}

function tokensOf(declaration: Declaration): TokenOrValue[] | undefined {
  if (declaration.property === 'custom') return declaration.value.value
  return declaration.property === 'unparsed' ? declaration.value.value : undefined
}

const conditionOfDeclaration = (declaration: Declaration) =>
  conditionOf(tokensOf(declaration) ?? [])

/**
 * Gives each rule with computed colours simple ones, followed by the computed colours for browsers
 * that know them. Rules inside `@supports` stay, because their author wrote a fallback.
 */
function fallbacks(): Visitor<never> {
  let guards = 0
  return {
    Rule: ({ type }) => {
      if (type === 'supports') guards += 1
    },
    RuleExit: (rule) => {
      if (rule.type === 'supports') guards -= 1
      return rule.type === 'style' && guards === 0 ? withFallbacks(rule.value) : undefined
    },
  }
}

function withFallbacks(rule: StyleRule): AnyRule[] | undefined {
  const declarations = rule.declarations?.declarations ?? []
  const computed = conditions.flatMap((condition) => {
    const own = declarations.filter((one) => conditionOfDeclaration(one) === condition)
    return own.length > 0 ? [toSupports(rule, condition, own)] : []
  })
  if (computed.length === 0) return undefined
  return withoutNulls([withDeclarations(rule, declarations.map(toFallback)), ...computed])
}

/** Removes `null` fields, because lightningcss writes them but does not read them. */
const withoutNulls = <value>(rules: value): value =>
  JSON.parse(JSON.stringify(rules, (_, field) => field ?? undefined))

function withDeclarations(rule: StyleRule, declarations: Declaration[]): AnyRule {
  const block: DeclarationBlock = { ...rule.declarations, declarations }
  return { type: 'style', value: { ...rule, declarations: block } }
}

function toSupports(rule: StyleRule, value: Condition, declarations: Declaration[]): AnyRule {
  const only = { ...rule, declarations: { importantDeclarations: [] } }
  return {
    type: 'supports',
    value: {
      loc: rule.loc,
      condition: { type: 'declaration', propertyId: { property: 'color' }, value },
      rules: [withDeclarations(only, declarations)],
    },
  }
}

function toFallback(declaration: Declaration): Declaration {
  if (declaration.property !== 'custom' && declaration.property !== 'unparsed') return declaration
  const { value } = declaration
  return {
    ...declaration,
    value: { ...value, value: value.value.flatMap(toSimple) },
  } as Declaration
}

/**
 * Replaces a computed colour. A mix in a fixed ratio becomes its first colour. A mix whose ratio
 * the theme sets becomes its second colour, since the ratio is zero by default. A colour derived
 * from another one becomes that colour.
 */
function toSimple(token: TokenOrValue): TokenOrValue[] {
  if (token.type !== 'function') return [token]
  const { name, arguments: given } = token.value
  if (name === 'oklch') return given.filter(isColour).slice(0, 1)
  if (name !== 'color-mix') return [token]
  const hasRatio = given.some(({ type, value }) => type === 'token' && value.type === 'percentage')
  const colours = given.filter(isColour)
  return (hasRatio ? colours.slice(0, 1) : colours.slice(-1)).flatMap(toSimple)
}

const isColour = ({ type }: TokenOrValue) => ['color', 'var', 'function'].includes(type)
