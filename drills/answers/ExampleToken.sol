// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// The token of recorded answers: it has code, storage and logs.
contract ExampleToken is ERC20 {
    constructor() ERC20("Example", "EXM") {
        _mint(msg.sender, 1000 ether);
    }
}
