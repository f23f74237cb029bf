import * as api from '@latchkey/frame-api/endpoints'
import { readPolicy } from '@latchkey/service'
import { toOperatorName } from '../config/toOperatorName.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { findProject, findProjectOf } from '../http/projects.ts'

export const getProject = defineRoute(api.getProject, {
  ...readPolicy,
  access: 'public',
  owner: 'no-owner',
  handle({ input, context }) {
    const { config, socials, farcaster, keyService } = context
    const { name, origins, ...project } = findProject(config, input.projectId)
    return {
      name,
      originAllowed: input.origin !== undefined && origins.includes(input.origin),
      crossSite: config.crossSite,
      networks: config.networks,
      smartAccountNetworks: project.smartAccountNetworks,
      approvals: project.approvals,
      signInWithLogin: project.signInWithLogin,
      nameZones: project.nameZones,
      ...(keyService && { escrow: { publicKey: keyService.publicKey } }),
      logins: {
        email: true,
        socials: [...socials.providers],
        farcaster: farcaster !== undefined,
      },
    }
  },
})

export const getOperator = defineRoute(api.getOperator, {
  ...readPolicy,
  access: 'public',
  owner: 'no-owner',
  handle({ input: { origin }, context: { config } }) {
    const name = toOperatorName(config)
    const project = origin !== undefined && findProjectOf(config, origin)
    if (!project) return { name, app: null }
    return { name, app: { name: project.name, origin, projectId: project.projectId } }
  },
})
