import { Admonition } from '../Admonition/Admonition.tsx'
import { AnnouncementBar } from '../AnnouncementBar/AnnouncementBar.tsx'
import { BackToTop } from '../BackToTop/BackToTop.tsx'
import { Brand } from '../Brand/Brand.tsx'
import { Logo } from '../Brand/Logo.tsx'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx'
import { Card } from '../Card/Card.tsx'
import { Cards } from '../Card/Cards.tsx'
import { ColorModeToggle } from '../ColorModeToggle/ColorModeToggle.tsx'
import { Details } from '../Details/Details.tsx'
import { DocPage } from '../DocPage/DocPage.tsx'
import { MobileMenu } from '../Drawer/MobileMenu.tsx'
import { Dropdown } from '../Dropdown/Dropdown.tsx'
import { Feedback } from '../Feedback/Feedback.tsx'
import { Filter } from '../Filter/Filter.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { HeadingLink } from '../HeadingLink/HeadingLink.tsx'
import { LocaleDropdown } from '../LocaleDropdown/LocaleDropdown.tsx'
import { Navbar } from '../Navbar/Navbar.tsx'
import { NavbarItems } from '../Navbar/NavbarItems.tsx'
import { NavbarLink } from '../Navbar/NavbarLink.tsx'
import { NotFound } from '../NotFound/NotFound.tsx'
import { MobileOutline } from '../Outline/MobileOutline.tsx'
import { Outline } from '../Outline/Outline.tsx'
import { OutlineList } from '../Outline/OutlineList.tsx'
import { PageEnd } from '../PageEnd/PageEnd.tsx'
import { PageStrip } from '../PageStrip/PageStrip.tsx'
import { PageTools } from '../PageTools/PageTools.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { SearchButton } from '../SearchButton/SearchButton.tsx'
import { Search } from '../SearchPage/Search.tsx'
import { Sidebar } from '../Sidebar/Sidebar.tsx'
import { SidebarItems } from '../Sidebar/SidebarItems.tsx'
import { Steps } from '../Steps/Steps.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { VersionDropdown } from '../VersionDropdown/VersionDropdown.tsx'
import { VersionNotice } from '../VersionNotice/VersionNotice.tsx'

/** Every part that a site may replace, by name. */
export const THEME_PARTS = {
  Admonition,
  AnnouncementBar,
  BackToTop,
  Brand,
  Breadcrumbs,
  Card,
  Cards,
  ColorModeToggle,
  Details,
  DocPage,
  Dropdown,
  Feedback,
  Filter,
  Footer,
  HeadingLink,
  LocaleDropdown,
  Logo,
  MobileMenu,
  MobileOutline,
  Navbar,
  NavbarItems,
  NavbarLink,
  NotFound,
  Outline,
  OutlineList,
  PageEnd,
  PageStrip,
  PageTools,
  Pagination,
  Search,
  SearchButton,
  Sidebar,
  SidebarItems,
  Steps,
  Tabs,
  VersionDropdown,
  VersionNotice,
}

export const PART_NAMES: readonly string[] = Object.keys(THEME_PARTS)
