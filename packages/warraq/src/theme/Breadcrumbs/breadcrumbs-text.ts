export const breadcrumbsText = {
  homePage: 'Home page',
  breadcrumbs: 'Breadcrumbs',
} as const satisfies Record<string, string>
