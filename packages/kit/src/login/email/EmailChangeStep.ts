/** Which code comes next: the one sent to the address of now (`primary`), or to the new one (`secondary`). */
export type EmailChangeStep = 'primary' | 'secondary'
