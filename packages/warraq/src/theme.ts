/**
 * Imports for a site's own theme parts: the engine's parts and the types of their props: `import {
 * Footer, type FooterProps } from 'warraq/theme'`.
 */
import { THEME_PARTS } from './theme/parts/theme-parts.ts'

export type { AdmonitionProps } from './theme/Admonition/Admonition.tsx'
export type { AnnouncementBarProps } from './theme/AnnouncementBar/AnnouncementBar.tsx'
export type { BrandProps } from './theme/Brand/Brand.tsx'
export type { LogoProps } from './theme/Brand/Logo.tsx'
export type { BreadcrumbsProps } from './theme/Breadcrumbs/Breadcrumbs.tsx'
export type { CardProps } from './theme/Card/Card.tsx'
export type { CardsProps } from './theme/Card/Cards.tsx'
export type { DetailsProps } from './theme/Details/Details.tsx'
export type { DocPageProps } from './theme/DocPage/DocPage.tsx'
export type { MobileMenuProps } from './theme/Drawer/MobileMenu.tsx'
export type { DropdownProps } from './theme/Dropdown/Dropdown.tsx'
export type { FeedbackProps } from './theme/Feedback/Feedback.tsx'
export type { FilterProps } from './theme/Filter/Filter.tsx'
export type { FooterProps } from './theme/Footer/Footer.tsx'
export type { HeadingLinkProps } from './theme/HeadingLink/HeadingLink.tsx'
export type { LocaleDropdownProps } from './theme/LocaleDropdown/LocaleDropdown.tsx'
export type { NavbarProps } from './theme/Navbar/Navbar.tsx'
export type { NavbarComponentProps } from './theme/Navbar/NavbarComponent.tsx'
export type { NavbarItemsProps } from './theme/Navbar/NavbarItems.tsx'
export type { NavbarLinkProps } from './theme/Navbar/NavbarLink.tsx'
export type { NotFoundProps } from './theme/NotFound/NotFound.tsx'
export type { MobileOutlineProps } from './theme/Outline/MobileOutline.tsx'
export type { OutlineProps } from './theme/Outline/Outline.tsx'
export type { OutlineListProps } from './theme/Outline/OutlineList.tsx'
export type { PageEndProps } from './theme/PageEnd/PageEnd.tsx'
export type { PageStripProps } from './theme/PageStrip/PageStrip.tsx'
export type { PageToolsProps } from './theme/PageTools/PageTools.tsx'
export type { PaginationProps } from './theme/Pagination/Pagination.tsx'
export type { SearchButtonProps } from './theme/SearchButton/SearchButton.tsx'
export type { SearchProps } from './theme/SearchPage/Search.tsx'
export type { SidebarProps } from './theme/Sidebar/Sidebar.tsx'
export type { SidebarItemsProps } from './theme/Sidebar/SidebarItems.tsx'
export type { StepsProps } from './theme/Steps/Steps.tsx'
export { useSite } from './theme/site/use-site.ts'
export type { Tab, TabsProps } from './theme/Tabs/Tabs.tsx'
export { useWrittenText as useText } from './theme/text/use-text.ts'
export type { VersionDropdownProps } from './theme/VersionDropdown/VersionDropdown.tsx'
export type { VersionNoticeProps } from './theme/VersionNotice/VersionNotice.tsx'

export const AnnouncementBar = THEME_PARTS.AnnouncementBar.original
export const BackToTop = THEME_PARTS.BackToTop.original
export const Brand = THEME_PARTS.Brand.original
export const Breadcrumbs = THEME_PARTS.Breadcrumbs.original
export const ColorModeToggle = THEME_PARTS.ColorModeToggle.original
export const DocPage = THEME_PARTS.DocPage.original
export const Dropdown = THEME_PARTS.Dropdown.original
export const Feedback = THEME_PARTS.Feedback.original
export const Footer = THEME_PARTS.Footer.original
export const LocaleDropdown = THEME_PARTS.LocaleDropdown.original
export const Logo = THEME_PARTS.Logo.original
export const MobileMenu = THEME_PARTS.MobileMenu.original
export const MobileOutline = THEME_PARTS.MobileOutline.original
export const Navbar = THEME_PARTS.Navbar.original
export const NavbarItems = THEME_PARTS.NavbarItems.original
export const NavbarLink = THEME_PARTS.NavbarLink.original
export const NotFound = THEME_PARTS.NotFound.original
export const Outline = THEME_PARTS.Outline.original
export const OutlineList = THEME_PARTS.OutlineList.original
export const PageEnd = THEME_PARTS.PageEnd.original
export const PageStrip = THEME_PARTS.PageStrip.original
export const PageTools = THEME_PARTS.PageTools.original
export const Pagination = THEME_PARTS.Pagination.original
export const Search = THEME_PARTS.Search.original
export const SearchButton = THEME_PARTS.SearchButton.original
export const Sidebar = THEME_PARTS.Sidebar.original
export const SidebarItems = THEME_PARTS.SidebarItems.original
export const VersionDropdown = THEME_PARTS.VersionDropdown.original
export const VersionNotice = THEME_PARTS.VersionNotice.original
export const Admonition = THEME_PARTS.Admonition.original
export const Card = THEME_PARTS.Card.original
export const Cards = THEME_PARTS.Cards.original
export const Details = THEME_PARTS.Details.original
export const Filter = THEME_PARTS.Filter.original
export const HeadingLink = THEME_PARTS.HeadingLink.original
export const Steps = THEME_PARTS.Steps.original
export const Tabs = THEME_PARTS.Tabs.original
