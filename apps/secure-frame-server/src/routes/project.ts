import { getProject as endpoint } from '@latchkey/frame-api'
import { readPolicy } from '@latchkey/service'
import { defineRoute } from '../http/defineRoute.ts'
import { findProject } from '../http/projects.ts'

export const getProject = defineRoute(endpoint, {
  ...readPolicy,
  access: 'public',
  owner: 'nobody-in-particular',
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
      ...(keyService && { escrow: { publicKey: keyService.publicKey } }),
      logins: {
        email: true,
        socials: [...socials.providers],
        farcaster: farcaster !== undefined,
      },
    }
  },
})
